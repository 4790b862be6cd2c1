import { readFileSync } from 'node:fs'

/** A table for each specification document. */
export const documents = ['shell-registration-login', 'games-centres-wallet']

/** A test that a line names: its file, and its title as the source writes it. */
export interface NamedTest {
  readonly path: string
  readonly title: string
}

/** A line of the specification, as a row of a table has it. */
export interface TableLine {
  readonly text: string
  /** Files in which it lives. */
  readonly places: readonly string[]
  readonly tests: readonly NamedTest[]
  /** Why no journey shows it; undefined where one does. */
  readonly unseen: string | undefined
  /** Why its journeys use a brand that is composed for them; undefined where they use a shipped one. */
  readonly composed: string | undefined
}

const unseen = 'not seen by a player: '
const composed = 'composed brand: '

/** The reasons for which a line needs no journey. */
export const unseenReasons = [
  // What the template, the build or `check` holds for every brand.
  'build',
  // What the server decides or keeps, and no page shows.
  'server rule',
  // What a request or an answer holds beside what a page shows.
  'call shape',
  // What the site keeps in memory or in storage, and no page shows.
  'kept data',
  // A time that is too short to be seen, or too long to be waited for.
  'timing',
]

/** The lines of a table, without its heads. */
export function linesOf(document: string): TableLine[] {
  return readFileSync(`tests/specification/${document}.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|specification )/.test(line))
    .map((line) => {
      const [, text = '', places = '', shownBy = ''] = line.split('|').map((cell) => cell.trim())
      const entries = listOf(shownBy)
      return {
        text,
        places: listOf(places),
        tests: entries.filter((entry) => entry.includes(' › ')).map(namedTest),
        unseen: after(unseen, entries),
        composed: after(composed, entries),
      }
    })
}

export const isJourney = ({ path }: NamedTest): boolean => path.startsWith('tests/journeys/')

const listOf = (cell: string): string[] => cell.split('<br>').filter((entry) => entry !== '')

function namedTest(entry: string): NamedTest {
  const [path = '', title = ''] = entry.split(' › ')
  return { path, title }
}

function after(mark: string, entries: readonly string[]): string | undefined {
  return entries.find((entry) => entry.startsWith(mark))?.slice(mark.length)
}
