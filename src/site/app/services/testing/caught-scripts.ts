import { vi } from 'vitest'

/** Catches the script elements that services add, so that no test sends a request. */
export function caughtScripts(): HTMLScriptElement[] {
  const caught: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => void caught.push(node as HTMLScriptElement))
  return caught
}
