import * as React from 'react';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const stages = ['Ghent', 'Bruges', 'Ostend', 'Dunkirk', 'Calais', 'Boulogne', 'Dieppe', 'Le Havre'];

export default function BackToTopFab() {
  const [scroller, setScroller] = React.useState<HTMLElement>();
  const isScrolled = useScrollTrigger({
    target: scroller,
    disableHysteresis: true,
    threshold: 60,
  });

  return (
    <Box sx={{ position: 'relative', width: 300, maxWidth: '100%' }}>
      <Box
        ref={(element: HTMLElement | null) => setScroller(element ?? undefined)}
        role="region"
        aria-label="Stages of the tour"
        tabIndex={0}
        sx={{ height: 200, overflow: 'auto' }}
      >
        {stages.map((stage, index) => (
          <Typography key={stage} sx={{ py: 1.5 }}>
            Stage {index + 1}: {stage}
          </Typography>
        ))}
      </Box>
      <Zoom in={isScrolled} unmountOnExit>
        <Fab
          size="small"
          aria-label="Back to the first stage"
          onClick={() => {
            scroller?.scrollTo({ top: 0 });
            scroller?.focus();
          }}
          sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 24 }}
        >
          <ArrowUpwardIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
