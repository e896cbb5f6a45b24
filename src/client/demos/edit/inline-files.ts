/** The document of edited demos has no origin, so that the site sends it no images and fonts: the page fetches them, and they are
 *  handed on as data. */

/** As the build writes the addresses of files that demos import. */
const FILE_ADDRESS = /[^\s"'()]*\/_docsgen\/[\w.-]+\.[\da-f]{10}\.(?!css\b|js\b)\w+/g;

/** A text with the content of each file in the place of its address. */
export async function inlineFiles(text: string): Promise<string> {
  const addresses = [...new Set(text.match(FILE_ADDRESS) ?? [])];
  const urls = await Promise.all(addresses.map(readDataUrl));
  return text.replaceAll(FILE_ADDRESS, (address) => urls[addresses.indexOf(address)] ?? address);
}

/** A file that cannot be read keeps its address: the edited demo is shown without it. */
async function readDataUrl(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) return address;
  const blob = await response.blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(String(reader.result ?? address)));
    reader.readAsDataURL(blob);
  });
}
