import Masonry from '@mui/lab/Masonry';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Paper from '@mui/material/Paper';
import { Gallery, GalleryCard } from './Gallery';

const heights = [40, 64, 48, 56, 32, 40];

export default function LabGallery() {
  return (
    <Gallery>
      <GalleryCard title="Masonry" href="/material-ui/react-masonry/">
        <Masonry columns={3} sx={{ m: 0 }}>
          {heights.map((height, index) => (
            <Paper key={index} variant="outlined" sx={{ height }} />
          ))}
        </Masonry>
      </GalleryCard>
      <GalleryCard title="Timeline" href="/material-ui/react-timeline/">
        <Timeline aria-label="Today" sx={{ m: 0, p: 0 }}>
          <TimelineItem>
            <TimelineOppositeContent>9:00</TimelineOppositeContent>
            <TimelineSeparator>
              <TimelineDot color="primary" />
              <TimelineConnector />
            </TimelineSeparator>
            <TimelineContent>Ordered</TimelineContent>
          </TimelineItem>
          <TimelineItem>
            <TimelineOppositeContent>11:30</TimelineOppositeContent>
            <TimelineSeparator>
              <TimelineDot />
            </TimelineSeparator>
            <TimelineContent>Packed</TimelineContent>
          </TimelineItem>
        </Timeline>
      </GalleryCard>
    </Gallery>
  );
}
