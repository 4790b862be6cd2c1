import { useRef, type ChangeEvent, type CompositionEvent } from 'react'

type Field = HTMLInputElement

/**
 * Handlers that pass an input's text on, except while an input method composes it: until it is done, the text is
 * nobody's word yet. `onComposing` is called when that begins.
 */
export function useComposedInput(onText: (text: string) => void, onComposing?: () => void) {
  const isComposing = useRef(false)
  return {
    isComposing,
    handlers: {
      onCompositionStart() {
        isComposing.current = true
        onComposing?.()
      },
      onCompositionEnd({ currentTarget }: CompositionEvent<Field>) {
        isComposing.current = false
        onText(currentTarget.value)
      },
      onChange({ currentTarget, nativeEvent }: ChangeEvent<Field>) {
        // The composition may have begun before the page came to life.
        isComposing.current = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
        if (!isComposing.current) onText(currentTarget.value)
      },
    },
  }
}
