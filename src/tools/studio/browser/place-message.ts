import { studioMarker } from '@/tools/studio/studio-api'

/** What the page in the studio's frame says when somebody asks for the JSON behind an element. */
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
