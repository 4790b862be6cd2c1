import type { Preview } from '@storybook/react-vite'
import { merchants } from 'virtual:merchants'
import { sessionStore } from '@/session/session-store'
import { withPictures } from './example-pictures'
import { argsFromExample, controlsFromSchema } from './part-controls'
import { StoryFrame } from './story-frame'
import { storySession } from './story-session'
import { storySettings } from './story-settings'
import { toolbar, viewports } from './toolbar'

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: { merchant: Object.keys(merchants)[0], language: 'EN', direction: 'auto', scheme: 'brand' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { story: { inline: false, height: '480px' } },
  },
  argsEnhancers: [argsFromExample],
  argTypesEnhancers: [controlsFromSchema],
  tags: ['autodocs'],
  beforeEach({ globals, parameters }) {
    const { merchant, language } = storySettings(globals, parameters)
    localStorage.setItem('hisLang', language)
    sessionStore.start(merchant.boot.site.code, merchant.boot.site.accountTypes)
    storySession(parameters['session'])
    return () => sessionStore.close()
  },
  render(args, { component: Part, globals, parameters }) {
    if (Part === undefined) throw new Error('the story names no component')
    return <Part {...withPictures(args, storySettings(globals, parameters).merchant)} />
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const settings = storySettings(globals, parameters)
      const { merchant, language, direction } = settings
      return (
        <StoryFrame key={`${merchant.boot.site.code} ${language} ${direction}`} settings={settings}>
          <Story />
        </StoryFrame>
      )
    },
  ],
}

export default preview
