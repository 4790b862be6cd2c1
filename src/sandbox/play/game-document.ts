import type { FormatTable } from '@/contract/formats/format-table'
import { formatTag as formatTagOf } from '@/contract/formats/format-tag'
import { loadTable } from '@/contract/formats/load-table'
import { tabledLanguage } from '@/contract/formats/table-language'
import { directionOf } from '@/contract/text/direction'
import { wayNames } from '@/sandbox/lottery/port/way-names'
import { playTypes, type PlayType } from '@/sandbox/lottery/port/ways'
import { zoneText } from '@/sandbox/texts/zone-text'
import { clientTexts, type ClientTexts } from './client-texts'
import { clientOf, type PlayGame } from './play-game'
import type { PlaySession } from './play-sessions'

/** The setup that a game's document passes to its client. */
export interface ClientSetup {
  /** Key with which it authenticates its calls. */
  readonly key: string
  readonly game: Pick<
    PlayGame,
    'id' | 'title' | 'vendorName' | 'category' | 'minBet' | 'lines' | 'theme' | 'hue' | 'lottery'
  >
  readonly mode: 'real' | 'demo'
  /** The client's texts in the player's language alone, and the BCP 47 tag of the language that they are in. */
  readonly texts: ClientTexts['texts']
  readonly locale: string
  /** The tag that numbers and dates are written by. */
  readonly formatTag: string
  /** What they are written by in a language that browsers lack. */
  readonly formatTable?: FormatTable | undefined
  /** IANA name of the merchant's time zone, and its distance to UTC as it is told. */
  readonly timeZone: string
  readonly zone: string
  readonly currency: { readonly code: string; readonly symbol?: string; readonly digits?: number }
}

/** The page at a launch address, which works once. */
export async function gameDocument(
  session: Pick<PlaySession, 'key' | 'game' | 'mode' | 'merchant' | 'language'>,
): Promise<string> {
  const { key, mode, merchant } = session
  const { vendor: _vendor, ...game } = session.game
  const language = merchant.languages.items[session.language] ?? { locale: 'en' }
  const { locale, texts: own } = clientTexts(language.locale)
  const texts = { ...own, ...wayTexts(session) }
  const formatTag = formatTagOf(language)
  const tabled = tabledLanguage(formatTag)
  const formatTable = tabled && (await loadTable(tabled))
  const { timeZone, currency } = merchant
  const zone = zoneText(timeZone, language.locale)
  const setup: ClientSetup = { key, game, mode, texts, locale, formatTag, formatTable, timeZone, zone, currency }
  const name = clientOf(session.game)
  return `<!doctype html>
<html lang="${escaped(locale)}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escaped(game.title)}</title>
    <link rel="stylesheet" href="/clients/${name}.css" />
    <script type="application/json" id="setup">${JSON.stringify(setup).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="/clients/${name}.js"></script>
  </head>
  <body>
    <main id="game"></main>
  </body>
</html>
`
}

/** The ways to play a lottery, called as the brand's site calls them. */
function wayTexts({ merchant, language }: Pick<PlaySession, 'merchant' | 'language'>): Record<PlayType, string> {
  const nameOf = (way: PlayType) => merchant.text(language, `bonus-details.way.${way}`) ?? wayNames.en[way]
  return Object.fromEntries(playTypes.map((way) => [way, nameOf(way)])) as Record<PlayType, string>
}

/**
 * The page at a launch address that was used before or has expired. The embedding site offers to start the game again.
 */
export const usedDocument = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>This game was opened already</title>
  </head>
  <body>
    <main>
      <h1>This game was opened already</h1>
      <p>Its address works once. Start the game again from the site.</p>
    </main>
  </body>
</html>
`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
