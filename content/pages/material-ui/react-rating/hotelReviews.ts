export interface HotelReview {
  hotel: string;
  stars: number;
  votes: number;
}

export const hotelReviews: HotelReview[] = [
  { hotel: 'Harbor Inn', stars: 4.6, votes: 214 },
  { hotel: 'Station Lodge', stars: 3.2, votes: 87 },
  { hotel: 'Old Mill', stars: 4.1, votes: 402 },
];
