import { useEffect, type RefObject } from 'react'
import { isPlaceMessage } from './place-message'

/** Calls `onPlace` with the place that the user looked up on the page in the frame. */
export function usePlaceMessage(frame: RefObject<HTMLIFrameElement | null>, onPlace: (pointer: string) => void): void {
  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow && isPlaceMessage(data))
        onPlace(data.pointer)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame, onPlace])
}
