/** The parts of a page that are generated: everything between two comments, of which the first names what is there. */

/** `<!-- generated: config title url -->` … `<!-- generated end -->` */
const REGION = /^<!-- generated: (\S+)(?: (.*?))? -->\n[\s\S]*?^<!-- generated end -->$/gm;

/** Writes one kind of region from the words behind its name. */
export type RegionWriter = (words: readonly string[]) => string;

/** The page with the text that each of its regions should have. */
export function fillRegions(page: string, writers: Readonly<Record<string, RegionWriter>>): string {
  return page.replaceAll(REGION, (region: string, name: string, words: string | undefined) => {
    const write = writers[name];
    if (!write) throw new Error(`“${name}” is not the name of something that is generated`);
    const opening = region.slice(0, region.indexOf('\n'));
    const text = write(words?.split(' ') ?? []).trim();
    return `${opening}\n\n${text}\n\n<!-- generated end -->`;
  });
}

/** The words of all regions of a name, in the order of the page. */
export function listRegionWords(page: string, name: string): readonly string[] {
  return [...page.matchAll(REGION)].flatMap((match) =>
    match[1] === name ? (match[2]?.split(' ') ?? []) : [],
  );
}
