import { useRef, useState } from 'react'

/** State of the picture selection. */
export type AvatarChoiceState =
  | { readonly status: 'idle' | 'saved' }
  | { readonly status: 'saving'; readonly icon: string }
  | { readonly status: 'failed'; readonly error: unknown }

interface AvatarChoice {
  readonly state: AvatarChoiceState
  readonly choose: (icon: string) => void
}

/**
 * Saves the selected picture, one request at a time. With arrow keys the selection changes faster than the server
 * answers, so after a request only the last selection is saved.
 */
export function useAvatarChoice(save: (icon: string) => Promise<void>): AvatarChoice {
  const [state, setState] = useState<AvatarChoiceState>({ status: 'idle' })
  const wished = useRef<string>(undefined)

  async function saveWishes(): Promise<void> {
    let outcome: AvatarChoiceState = { status: 'idle' }
    let sent: string | undefined
    while (wished.current !== undefined && wished.current !== sent) {
      sent = wished.current
      outcome = await outcomeOf(save(sent))
    }
    wished.current = undefined
    setState(outcome)
  }

  function choose(icon: string): void {
    const isSaving = wished.current !== undefined
    wished.current = icon
    setState({ status: 'saving', icon })
    if (!isSaving) void saveWishes()
  }

  return { state, choose }
}

function outcomeOf(saving: Promise<void>): Promise<AvatarChoiceState> {
  return saving.then(
    () => ({ status: 'saved' }) as const,
    (error: unknown) => ({ status: 'failed', error }) as const,
  )
}
