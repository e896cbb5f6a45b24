/** Puts what is in a group of the side navigation into a page that lacks it: from the full navigation, which is fetched once. */

import { findGroupList, getGroupKey, GROUP_SELECTOR } from './groups.js';

const documents = new Map<string, Promise<Document>>();

/** Rejects where the full navigation cannot be fetched. */
export async function loadGroup(navigation: HTMLElement, item: HTMLElement): Promise<void> {
  const url = navigation.dataset['whole']!;
  const fullNavigation = documents.get(url) ?? fetchDocument(url);
  documents.set(url, fullNavigation);
  const groups = (await fullNavigation).querySelectorAll(GROUP_SELECTOR);
  const matchingGroup = [...groups].find((group) => getGroupKey(group) === getGroupKey(item));
  if (!findGroupList(item)) item.append(findGroupList(matchingGroup!)!.cloneNode(true));
}

/** By a request that parses HTML: a page that requires Trusted Types has no other way to do it without a policy. */
function fetchDocument(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    // No cache answers a request that has a condition of its own.
    request.setRequestHeader('If-Modified-Since', '0');
    // Hosts send it as plain text, some without its encoding.
    request.overrideMimeType('text/html;charset=utf-8');
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.response));
    request.addEventListener('error', reject);
    request.send();
  });
}
