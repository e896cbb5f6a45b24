export const topics = ['All', 'Brewing', 'Gardens', 'People'];

export const posts = [
  {
    title: 'Water first',
    topic: 'Brewing',
    date: 'May 4',
    text: 'Most of a cup is water. How hard it is decides more than the pot.',
  },
  {
    title: 'A garden above the clouds',
    topic: 'Gardens',
    date: 'April 19',
    text: 'Two weeks with pickers who start before the sun is over the ridge.',
  },
  {
    title: 'The taster',
    topic: 'People',
    date: 'April 2',
    text: 'She tries four hundred cups a day, and drinks coffee at home.',
  },
  {
    title: 'Cold brew overnight',
    topic: 'Brewing',
    date: 'March 15',
    text: 'Eight hours in the fridge, and nothing bitter in the morning.',
  },
];
