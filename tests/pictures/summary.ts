import { sumOf, type BrandPictures } from './brand-pictures'

/** The counts as Markdown, for the summary of a workflow and for a terminal. */
export function summaryText(brands: readonly BrandPictures[], seconds: number): string {
  if (brands.length === 0) return '## Pictures of the change\n\nNothing of the brands changed.\n'
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const rowOf = (
    name: string,
    status: string,
    { drawn, differ, same, failed, left }: BrandPictures['counts'],
    spots: number,
  ) => row([name, status, drawn, differ, same, failed, left, spots])
  const rows = brands.map(({ code, status, counts, spots }) => rowOf(code, status, counts, spots.length))
  const spots = brands.reduce((sum, each) => sum + each.spots.length, 0)
  return [
    '## Pictures of the change',
    '',
    row(['Brand', 'State', 'Drawn', 'Differ', 'Same', 'Failed', 'Not drawn', 'Spots']),
    row(['---', '---', ...Array.from({ length: 6 }, () => '--:')]),
    ...rows,
    ...(brands.length > 1 ? [rowOf('all', '', sumOf(brands.map(({ counts }) => counts)), spots)] : []),
    '',
    'Screens by language and width. Spots are texts that are too wide or too faint.',
    ...brands.flatMap(({ code, notes }) => notes.map((note) => `- ${code}: ${plain(note)}`)),
    `Drawn in ${Math.round(seconds)} seconds.`,
    '',
  ].join('\n')
}

/** Notes hold what brands wrote: no markup, no mention of anybody. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[&<>@#`*_[\]|]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
