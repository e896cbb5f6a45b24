/** The categories of a shop for tools and plants, with the number of articles in the last level. */

export interface CatalogItem {
  id: string;
  label: string;
  articles?: number;
  children?: CatalogItem[];
}

export const catalog: CatalogItem[] = [
  {
    id: 'tools',
    label: 'Tools',
    children: [
      {
        id: 'saws',
        label: 'Saws',
        children: [
          { id: 'handsaw', label: 'Handsaws', articles: 14 },
          { id: 'jigsaw', label: 'Jigsaws', articles: 9 },
        ],
      },
      { id: 'hammers', label: 'Hammers', articles: 21 },
      { id: 'pliers', label: 'Pliers', articles: 17 },
    ],
  },
  {
    id: 'plants',
    label: 'Plants',
    children: [
      { id: 'herbs', label: 'Herbs', articles: 32 },
      { id: 'shrubs', label: 'Shrubs', articles: 26 },
    ],
  },
  { id: 'vouchers', label: 'Gift cards', articles: 3 },
];
