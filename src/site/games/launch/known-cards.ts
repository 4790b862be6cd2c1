import { tabItems } from '@/site/lib/browser-items'
import type { LaunchCard, LaunchedGame } from './launch-card'

/** What the page of a game shows of the card that it was launched from, which its address does not say. */
export type KnownCard = Pick<LaunchCard, 'title' | 'image'>

const storageName = 'launchedCard'

const idOf = (id: string, vendor: string): string => `${vendor}/${id}`

/** Keeps the card of the launch that follows, in this tab. */
export function keepCard({ vassalage, gameId, roomId, title, image }: LaunchCard): void {
  const id = idOf(gameId ?? roomId ?? '', vassalage)
  tabItems.set(storageName, JSON.stringify({ id, title, ...(image !== undefined && { image }) }))
}

/** The card of a game, where it was launched from one in this tab. */
export function knownCard({ vendor, of }: LaunchedGame): KnownCard | undefined {
  const stored = tabItems.get(storageName)
  if (stored === null) return undefined
  const { id, ...card } = readStored(stored)
  return id === idOf('gameId' in of ? of.gameId : of.roomId, vendor) && typeof card.title === 'string'
    ? (card as KnownCard)
    : undefined
}

/** Whoever changed it in the browser is shown no card. */
function readStored(text: string): Partial<KnownCard> & { readonly id?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as Partial<KnownCard>
  } catch {
    return {}
  }
}
