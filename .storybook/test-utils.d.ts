/** Types of the code that Storybook's plugin generates when a stories file is run as tests; the package has none. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  import type { Meta } from '@storybook/react-vite'
  import type { TestContext } from 'vitest'

  export interface StoryTest {
    readonly storyId: string
    readonly meta: Meta
    readonly story: { readonly play?: unknown }
  }

  /** A story as it was drawn: its toolbar's values, what it gives to its component, and its parameters. */
  export interface DrawnStory {
    readonly globals: Readonly<Record<string, unknown>>
    readonly args: Readonly<Record<string, unknown>>
    readonly parameters: Readonly<Record<string, unknown>>
  }

  /** `story` is there once it was drawn, and stays on the page until the next one. */
  export function testStory(story: StoryTest): (context: TestContext & { readonly story: DrawnStory }) => Promise<void>
  export function convertToFilePath(url: string): string
}
