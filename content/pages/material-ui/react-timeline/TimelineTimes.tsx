import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, { timelineOppositeContentClasses } from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const talks = [
  { time: '9:00', title: 'Welcome' },
  { time: '9:30', title: 'Design tokens in practice' },
  { time: '11:00', title: 'Forms that people finish' },
];

export default function TimelineTimes() {
  return (
    <Timeline
      aria-label="Morning program"
      sx={{ m: 0, [`& .${timelineOppositeContentClasses.root}`]: { flex: 0.2 } }}
    >
      {talks.map(({ time, title }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">{time}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary" variant="outlined" />
            {index < talks.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{title}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
