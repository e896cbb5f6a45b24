/** The ads of our own. They are all that is shown until `ads` in the config names a `network`, with the id that it has given to the site. */

export const inHouseAds = [
  {
    name: 'templates',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-templates',
    img: '/static/ads/templates.svg',
    descriptionHeader: 'Ready-made templates',
    description: 'Start from a complete dashboard or landing page and spend your time on the product itself.',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes',
    img: '/static/ads/themes.svg',
    descriptionHeader: 'Themes for Material UI',
    description: 'Give your app another face: colors, type and component styles from professional designers.',
  },
  {
    name: 'enterprise-support',
    link: 'https://mui.com/pricing/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-support',
    img: '/static/ads/enterprise-support.svg',
    descriptionHeader: 'Support for your team',
    description:
      'Put your questions to the engineers who build the components, with an agreed time to answer.',
  },
  {
    name: 'design-kit',
    link: 'https://mui.com/store/items/figma-react/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-figma',
    img: '/static/ads/design-kit.svg',
    descriptionHeader: 'The Figma design kit',
    description: 'Draw with the same components, states and tokens that your developers will build with.',
  },
];
