import { StatusLine } from './status-line'

/** Runs work that reports its progress, and shows that meanwhile. */
export async function watched<T>(work: (onProgress: (text: string) => void) => Promise<T>): Promise<T> {
  const line = new StatusLine()
  try {
    return await work((text) => line.show(text))
  } finally {
    line.clear()
  }
}
