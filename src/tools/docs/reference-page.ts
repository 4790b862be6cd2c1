import { escapeHtml, inlineJson } from '@/contract/text/html-text'
import { configFiles } from '@/engine/schema/config-files'
import { fragmentOf } from '@/engine/reference/docs-address'
import { entryHtml } from './entry-html'
import type { ReferenceData } from './reference-data'

/** Nothing is loaded from elsewhere and nothing runs but the page's own files, also where it is opened from a disk. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

interface Chapter {
  readonly name: string
  readonly title: string
  readonly about: string
}

const chapters: readonly Chapter[] = [
  ...[...configFiles, 'locales'].map((file) => ({
    name: file,
    title: file === 'locales' ? 'locales/<language>.json' : `${file}.json`,
    about: '',
  })),
  {
    name: 'shared',
    title: 'Sections, actions, conditions, boxes',
    about: 'What stands in several files and means the same in each.',
  },
  {
    name: 'blocks',
    title: 'Blocks',
    about: 'What a section of routes.json shows, by the name in "block". Its keys stand under "props".',
  },
  {
    name: 'dialogs',
    title: 'Dialogs',
    about: 'What the action "dialog" opens, by the name in "dialog". Its keys stand under "props".',
  },
]

/** The whole reference as one document, which can be read without scripts. */
export function referencePage(data: ReferenceData): string {
  const parts = chapters.map((chapter) => ({
    ...chapter,
    entries: data.entries.filter((entry) => entry.chapter === chapter.name),
  }))
  const known = new Set(chapters.map(({ name }) => name))
  const lost = data.entries.find(({ chapter }) => !known.has(chapter))
  if (lost !== undefined) throw new Error(`${lost.id} is in the chapter ${lost.chapter}, which the page does not have`)
  const nav = parts.map(({ name, title, entries }) => {
    const tops = entries.filter(({ parent }) => parent === undefined || parent === name).map(({ id }) => id)
    const links = tops.map((id) => `<li><a href="#${escapeHtml(fragmentOf(id))}">${escapeHtml(id)}</a></li>`).join('')
    return `<li><details><summary>${escapeHtml(title)}</summary><ul><li><a href="#docs-chapter-${name}">${escapeHtml(title)}, from its start</a></li>${links}</ul></details></li>`
  })
  const main = parts.map(
    ({ name, title, about, entries }) =>
      `<section class="chapter" id="docs-chapter-${name}"><h2>${escapeHtml(title)}</h2>${about === '' ? '' : `<p>${escapeHtml(about)}</p>`}${entries.map((entry) => entryHtml(entry, data)).join('\n')}</section>`,
  )
  return document(nav.join(''), main.join('\n'), data)
}

function document(nav: string, main: string, { entries, shapes }: ReferenceData): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Livery: every key of a brand</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs.css">
<script src="docs.js" defer></script>
</head>
<body>
<a class="skip" href="#docs-main">Skip to the keys</a>
<header>
<h1>Every key of a brand</h1>
<div class="search" role="search" hidden>
<label for="docs-search">Search ${entries.length} keys</label>
<input id="docs-search" type="search" autocomplete="off" spellcheck="false" autocapitalize="off" placeholder="gateway timeout" aria-keyshortcuts="/" aria-describedby="docs-search-help">
<p id="docs-search-help">A name, words, a path, or what <code>check</code> printed. <kbd>/</kbd> comes here, <kbd>Esc</kbd> empties it.</p>
<p id="docs-search-status" role="status"></p>
<ol id="docs-search-results" aria-label="Keys found"></ol>
</div>
</header>
<div class="columns">
<nav aria-label="Chapters"><ul>${nav}</ul></nav>
<main id="docs-main" tabindex="-1">
<p class="intro">A star stands for a name of your own: <code>menus.header.items.*.label</code> is the label of every entry. What several files have in common stands once: actions, conditions and boxes in a chapter of their own, blocks and dialogs under their names. “Since” is the day on which a key came; CHANGELOG.md tells what it was for.</p>
${main}
</main>
</div>
<script type="application/json" id="docs-shapes">${inlineJson(shapes)}</script>
</body>
</html>
`
}
