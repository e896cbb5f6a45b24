/** The shell's own words, in English: a data table. A site's `translations/<language>.json` stands in for any of them. */

import { createContext, use } from 'react';

export const ENGLISH = {
  'shell.skip': 'Skip to content',
  'shell.top': 'Back to top',
  'shell.repository': 'Repository',
  'shell.products': 'Products',
  'navigation.label': 'documentation',
  'navigation.open': 'Open main navigation',
  'navigation.close': 'Close main navigation',
  'flag.legacy': 'Legacy',
  'flag.newFeature': 'New',
  'flag.planned': 'Planned',
  'flag.unstable': 'Preview',
  'flag.beta': 'Beta',
  'flag.deprecated': 'Deprecated',
  'plan.pro': 'Pro plan',
  'plan.premium': 'Premium plan',
  'settings.title': 'Settings',
  'settings.close': 'Close settings',
  'settings.mode': 'Mode',
  'settings.light': 'Light',
  'settings.system': 'System',
  'settings.dark': 'Dark',
  'settings.direction': 'Direction',
  'settings.ltr': 'Left to right',
  'settings.rtl': 'Right to left',
  'settings.code': 'Code',
  'contents.title': 'On this page',
  'chip.markdown': 'View as Markdown',
  'chip.feedback': 'Feedback',
  'chip.bundle': 'Bundle size',
  'chip.source': 'Source',
  'chip.wai-aria': 'WAI-ARIA',
  'chip.design': 'Material Design',
  'footer.edit': 'Edit this page',
  'footer.label': 'Previous and next page',
  'footer.previous': 'Previous',
  'footer.next': 'Next',
  'copy.label': 'Copy the code',
  'copy.copy': 'Copy',
  'copy.copied': 'Copied',
  'copy.mac': '(or ⌘C)',
  'copy.other': '(or Ctrl + C)',
  'ad.badge': 'Ad',
  'ad.by': 'ad by',
  'ad.start': 'Get started',
  'ad.appeal': 'These pages are free because of the ads on them. Please support the project.',
  'ad.blocked': 'It seems that an ad is blocked here. Please allow ads on this site.',
  'ad.thanks': 'Thank you!',
  'ad.heart': 'love',
  'consent.label': 'Privacy',
  'consent.text': 'May this site count visits, to learn which pages help?',
  'consent.allow': 'Allow analytics',
  'consent.refuse': 'Essential only',
  'notFound.title': 'This page could not be found',
  'notFound.help': 'It may have moved, or its address may have a typing error. Start again from',
  'notFound.home': 'the home page',
  'notFound.or': ', or from one of these:',
  'experiment.label': 'Experiment',
  'search.label': 'Search',
  'search.placeholder': 'Search…',
  'search.clear': 'Close search',
  'search.everywhere': 'Search all products',
  'search.none': 'Nothing found.',
  'search.recent': 'Recent',
  'search.results': 'Results',
  'search.failed': 'Search cannot be loaded.',
} as const;

export type WordKey = keyof typeof ENGLISH;

export type Words = { readonly [K in WordKey]: string };

export const WordsContext = createContext<Words>(ENGLISH);

/** The shell's words in the language of what is rendered, in frames and regions alike. */
export function useWords(): Words {
  return use(WordsContext);
}
