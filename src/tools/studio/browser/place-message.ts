import { studioMarker } from '@/tools/studio/studio-api'

/** The message that the page in the studio's frame sends when the user looks up the JSON of an element. */
export interface PlaceMessage {
  readonly from: typeof studioMarker
  /** In the resolved merchant: `/menus/side/items/help`. */
  readonly pointer: string
}

export function placeMessage(pointer: string): PlaceMessage {
  return { from: studioMarker, pointer }
}

export function isPlaceMessage(data: unknown): data is PlaceMessage {
  const { from, pointer } = (data ?? {}) as Record<string, unknown>
  return from === studioMarker && typeof pointer === 'string'
}
