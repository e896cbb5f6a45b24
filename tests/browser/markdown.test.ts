import { describe, expect } from 'vitest';
import { test } from './world.js';

describe('the description', () => {
  test('MDX-02: the paragraph of that class below the title describes the page, and the ad stands after it', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/react-button/');
    const lead = page.locator('main h1 + p.description');
    const text = await lead.innerText();
    expect(text).toBe('Buttons let people take an action, or move on to the next step, with one press.');
    for (const name of ['meta[name="description"]', 'meta[property="og:description"]'])
      expect(await page.locator(name).getAttribute('content')).toBe(text);
    expect(await page.locator('main p.description').count()).toBe(1);
    expect(await page.locator('main p.description + [data-island-slot="ads"]').count()).toBe(1);
  });
});
