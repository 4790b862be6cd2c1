import { createHash } from 'node:crypto'
import { escapeHtml } from '@/contract/text/html-text'
import type { Box } from './boxes'
import { sumOf, type BrandPictures, type ChangedScreen, type MarkedSpot, type Picture } from './brand-pictures'
import { excerptsOf } from './excerpt'
import { reportCss } from './report-css'
import { isSignedIn, type Screen } from './screen'

export interface ReportFacts {
  /** The revision that the merchants were compared with, as it was asked for. */
  readonly revision: string
  /** Where the clock of the pages stood, in milliseconds since 1970. */
  readonly now: number
  readonly seconds: number
}

/** Screens of a brand that are open from the start. */
const openFromStart = 8

/**
 * The report as one HTML page beside its pictures: without scripts, and with a policy that lets nothing in but these
 * pictures and its own style.
 */
export function reportPage(brands: readonly BrandPictures[], { revision, now, seconds }: ReportFacts): string {
  const hash = createHash('sha256').update(reportCss).digest('base64')
  const policy = `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const day = new Date(now).toISOString().slice(0, 16).replace('T', ' ')
  const title = 'Pictures of a change'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${reportCss}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Brands before (<code>${escapeHtml(revision)}</code>) and after, with the sandbox's accounts, at ${day} UTC. Drawn in ${Math.round(seconds)} seconds. Screens that look the same are not shown. Slides, of which people see one at a time, stand one below the other.</p>
${brands.length === 0 ? '<p>Nothing of the brands changed.</p>' : countTable(brands)}
${brands.map(brandSection).join('\n')}
</main>
</body>
</html>
`
}

function countTable(brands: readonly BrandPictures[]): string {
  const row = (name: string, { drawn, differ, same, failed, left }: BrandPictures['counts'], status: string) =>
    `<tr><th scope="row">${name}</th><td>${escapeHtml(status)}</td>${[drawn, differ, same, failed, left].map((count) => `<td class="figure">${count}</td>`).join('')}</tr>`
  const rows = brands.map(({ code, status, counts }) =>
    row(`<a href="#brand-${escapeHtml(code)}">${escapeHtml(code)}</a>`, counts, status),
  )
  const all = brands.length > 1 ? [row('all', sumOf(brands.map(({ counts }) => counts)), '')] : []
  const heads = ['Brand', 'State', 'Drawn', 'Differ', 'Same', 'Failed', 'Not drawn']
  return `<div class="table" tabindex="0" role="region" aria-label="Counts"><table>
<caption>Screens by language and width</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${[...rows, ...all].join('\n')}</tbody>
</table></div>`
}

function brandSection({ code, notes, counts, changed, spots, failed }: BrandPictures): string {
  const groups = grouped(changed)
  const left =
    counts.left > 0
      ? [
          `${counts.left} pictures were not drawn for want of room: \`--whole\` draws all. A screen is drawn in one language first, and in the others where it differs there.`,
        ]
      : []
  return `<section aria-labelledby="brand-${escapeHtml(code)}">
<h2 id="brand-${escapeHtml(code)}">${escapeHtml(code)}</h2>
${[...notes, ...left].map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
${spots.length > 0 ? `<h3>What cannot be read or reached</h3>\n${spots.map(spotFigure).join('\n')}` : ''}
${failed.length > 0 ? `<h3>What did not come</h3>\n<ul>${failed.map((each) => `<li>${escapeHtml(screenWords(each.screen))}, ${escapeHtml(each.language)}: ${escapeHtml(each.reason)}</li>`).join('')}</ul>` : ''}
${groups.map(([, group], at) => screenDetails(group, at < openFromStart)).join('\n')}
</section>`
}

function grouped(changed: readonly ChangedScreen[]): [string, ChangedScreen[]][] {
  const groups = new Map<string, ChangedScreen[]>()
  for (const each of changed) {
    const key = screenWords(each.screen)
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups]
}

/** A screen in words: `page home (/), signed in`. */
function screenWords({ kind, name, account, address, status }: Screen): string {
  const place = kind === 'page' && status === undefined ? ` (${address})` : ''
  const isTold = kind === 'page' && isSignedIn(account)
  return `${kind} ${name}${place}${isTold ? ', signed in' : ''}`
}

function screenDetails(group: readonly ChangedScreen[], isOpen: boolean): string {
  const [first] = group
  if (first === undefined) return ''
  const why = [...new Set(group.flatMap((each) => each.why))]
  return `<details${isOpen ? ' open' : ''}>
<summary><h3>${escapeHtml(screenWords(first.screen))}</h3> <span class="why">${escapeHtml(why.join('; '))}</span></summary>
<div class="inner">
${group.map(pairRow).join('\n')}
</div>
</details>`
}

function pairRow(each: ChangedScreen): string {
  const { language, width, status } = each
  const name = `${screenWords(each.screen)}, ${language}, ${width} pixels`
  const narrow = width < 800 ? ' narrow' : ''
  const head = `<h4>${escapeHtml(language)}, ${width} pixels${status === 'differs' ? '' : `: ${status}`}</h4>`
  if (status !== 'differs') {
    const picture = status === 'new' ? each.after : each.before
    return `${head}\n<div class="row${narrow}">${figure(name, status === 'new' ? 'New' : 'Gone', picture, [wholeOf(picture)], [])}</div>`
  }
  const { before, after, difference } = each
  const [was, is] = [excerptsOf(difference.before, before), excerptsOf(difference.after, after)]
  const marked =
    difference.after.length > 0
      ? figure(name, 'After, marked', after, is, difference.after)
      : figure(name, 'Before, what is gone marked', before, was, difference.before)
  return `${head}
<div class="row${narrow}">
${figure(name, 'Before', before, was, [])}
${figure(name, 'After', after, is, [])}
${marked}
</div>`
}

function wholeOf({ width, height }: Picture): Box {
  return { x: 0, y: 0, width, height }
}

function figure(name: string, state: string, picture: Picture, parts: readonly Box[], boxes: readonly Box[]): string {
  const cut = picture.cut > 0 ? ` The picture ends ${picture.cut} pixels before the screen does.` : ''
  const shown =
    parts.length === 0
      ? '<p>Nothing stood here.</p>'
      : parts.map((part) => excerpt(`${name}: ${state}`, picture, part, boxes)).join('\n')
  return `<figure>
<figcaption>${state} (<a href="pictures/${picture.file}">whole<span hidden> picture of ${escapeHtml(name)}</span></a>).${cut}</figcaption>
${shown}
</figure>`
}

/** Part of a picture, with boxes outlined. In SVG, because that needs neither a style nor another file. */
function excerpt(
  name: string,
  { file, width, height }: Picture,
  { x, y, width: across, height: down }: Box,
  boxes: readonly Box[],
): string {
  const inside = boxes.filter((box) => box.y < y + down && box.y + box.height > y)
  const outlines = ['halo', 'box'].flatMap((kind) =>
    inside.map(
      (box) =>
        `<rect class="${kind}" x="${box.x - 4}" y="${box.y - 4}" width="${box.width + 8}" height="${box.height + 8}" rx="4"/>`,
    ),
  )
  return `<svg role="img" aria-label="${escapeHtml(name)}" viewBox="${x} ${y} ${across} ${down}"><image href="pictures/${file}" width="${width}" height="${height}"/>${outlines.join('')}</svg>`
}

function spotFigure({ screen, language, width, picture, box, words }: MarkedSpot): string {
  const name = `${screenWords(screen)}, ${language}, ${width} pixels`
  return `<div class="row${width < 800 ? ' narrow' : ''}"><div><p>${escapeHtml(name)}: ${escapeHtml(words)}</p>${figure(name, 'Marked', picture, excerptsOf([box], picture), [box])}</div></div>`
}
