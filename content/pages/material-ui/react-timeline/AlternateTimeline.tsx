import FlightIcon from '@mui/icons-material/Flight';
import HotelIcon from '@mui/icons-material/Hotel';
import TrainIcon from '@mui/icons-material/Train';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const legs = [
  { title: 'Train to the airport', detail: '50 minutes', Icon: TrainIcon },
  { title: 'Flight to Lisbon', detail: '3 hours', Icon: FlightIcon },
  { title: 'Hotel at the river', detail: '4 nights', Icon: HotelIcon },
];

export default function AlternateTimeline() {
  return (
    <Timeline position="alternate" aria-label="Journey">
      {legs.map(({ title, detail, Icon }, index) => (
        <TimelineItem key={title}>
          <TimelineSeparator>
            <TimelineDot color={index === 1 ? 'primary' : 'grey'}>
              <Icon />
            </TimelineDot>
            {index < legs.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ py: 2 }}>
            <Typography component="p" variant="subtitle1">
              {title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {detail}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
