import { tabItems } from '@/site/lib/browser-items'
import type { LaunchCard, LaunchedGame } from './launch-card'

/** What a game's page shows of the card that it was launched from, which its URL does not contain. */
export type StoredCard = Pick<LaunchCard, 'title' | 'image'>

const storageName = 'launchedCard'

const idOf = (id: string, vendor: string): string => `${vendor}/${id}`

/** Stores the card of the next launch in session storage. */
export function storeCard({ vassalage, gameId, roomId, title, image }: LaunchCard): void {
  const id = idOf(gameId ?? roomId ?? '', vassalage)
  tabItems.set(storageName, JSON.stringify({ id, title, ...(image !== undefined && { image }) }))
}

/** The card of a game, if it was launched from one in this tab. */
export function storedCard({ vendor, of }: LaunchedGame): StoredCard | undefined {
  const stored = tabItems.get(storageName)
  if (stored === null) return undefined
  const { id, ...card } = readStored(stored)
  return id === idOf('gameId' in of ? of.gameId : of.roomId, vendor) && typeof card.title === 'string'
    ? (card as StoredCard)
    : undefined
}

/** If the stored value is invalid, no card is shown. */
function readStored(text: string): Partial<StoredCard> & { readonly id?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as Partial<StoredCard>
  } catch {
    return {}
  }
}
