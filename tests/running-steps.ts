import { StatusLine } from '@/tools/cli/status-line'

/** Shows on a terminal which steps are running, and for how long, once a second. */
class RunningSteps {
  readonly #starts = new Map<string, number>()
  readonly #line = new StatusLine()
  #timer: NodeJS.Timeout | undefined

  add(name: string): void {
    this.#starts.set(name, performance.now())
    this.#show()
    this.#timer ??= setInterval(() => this.#show(), 1000)
  }

  /** Clears the line, so that something else can be printed; it reappears within a second while steps run. */
  remove(name: string): void {
    this.#starts.delete(name)
    this.#line.clear()
    if (this.#starts.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #show(): void {
    const now = performance.now()
    const steps = [...this.#starts].map(([name, start]) => `${name} ${minutesOf(now - start)}`)
    this.#line.show(`running: ${steps.join(', ')}`)
  }
}

export const runningSteps = new RunningSteps()

/** Formats milliseconds as 1:05. */
function minutesOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
