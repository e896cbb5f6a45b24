import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { read } from './parse-fixture.js';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // An id is a heading's text; it may begin with a digit or an escape.
  rules: { 'no-trailing-whitespace': 'off', 'valid-id': 'off' },
});

const BODY = `# Title

<p class="description">Text with \`code\` and [a link](/a/).</p>

Paragraph with **bold**, https://a.b/, ![image](/a.png), <kbd class="key">K</kbd> and a > b < c & d "e".

## Section

:::info Title
Text

- a
- [ ] b
  - [x] c

:::

> [!WARNING]
> Text

### With [a link](/b/)

| a | b | |
|:--|--:|-|
| 1 | 2 | 3 |

| a |
|---|
| 1 |

\`\`\`tsx title="A.tsx" {1} showLineNumbers
const a = <A b="c">d</A>;
\`\`\`

\`\`\`
plain
\`\`\`

<codeblock storageKey="package-manager">

\`\`\`bash npm
npm i
\`\`\`

\`\`\`bash pnpm
pnpm i
\`\`\`

</codeblock>

<codeblock>

\`\`\`bash a
b
\`\`\`

</codeblock>

<featureList>

- One
- Two

</featureList>

<details>
<summary>More</summary>

Text<br>text

</details>

#### Fourth

1. a

   b

3. c

---

Last.
`;

describe('the HTML of a page', () => {
  test('is valid', async () => {
    const { page, diagnostics } = read(BODY);
    expect(diagnostics).toEqual([]);
    const blocks = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    const body = `<main><h1>${page.headline}</h1><p>${page.lead}</p>${blocks}</main>`;
    const document = `<!DOCTYPE html>\n<html lang="en"><head><title>A</title></head><body>${body}</body></html>`;
    const report = await validator.validateString(document);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
  });

  test('has no styles, no handlers and no scripts', () => {
    const { page } = read(BODY);
    expect(JSON.stringify(page.blocks)).not.toMatch(/ style=| on\w+=|<script/);
  });
});
