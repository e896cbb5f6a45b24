/** The repository's own site with an ad network, as a site has it that Carbon has given an id. */

import { defineConfig } from 'docsgen';
import content from '../../../content/docsgen.config.js';

export default defineConfig({
  ...content,
  ads: {
    ...content.ads,
    network: {
      script: 'https://cdn.carbonads.com/carbon.js?serve=CTEST&placement=acmeexample',
      json: 'https://srv.buysellads.com/ads/CTEST.json',
      backersHref: 'https://acme.example/discover-more/backers',
    },
  },
});
