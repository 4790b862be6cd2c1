import type { Preview } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { configure } from 'storybook/test'
import { merchants } from 'virtual:merchants'
import type { RegisterRule } from '@/contract/generated/gateway-types'
import { setStoryTexts } from '@/site/i18n/testing/shown-text'
import { sessionStore } from '@/site/session/session-store'
import { DocsInBrand } from './docs-in-brand'
import { withPictures } from './example-pictures'
import { FieldStory } from './field-story'
import { argsFromExample, controlsFromSchema } from './part-controls'
import { stillMotion } from './still-motion'
import { followToolbar } from './story-address'
import { StoryFrame } from './story-frame'
import { forgetAnswers } from './story-gateway'
import { storySession } from './story-session'
import { storySettings } from './story-settings'
import { toolbar, viewports } from './toolbar'

followToolbar()
// The default timeout of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** As a centre on a phone has it around its panel. */
const panelPlace: CSSProperties = { padding: 'min(1rem, 5vw)', containerType: 'inline-size' }

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: { merchant: Object.keys(merchants)[0], language: 'EN', direction: 'auto', scheme: 'brand' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { container: DocsInBrand, story: { inline: false, height: '480px' } },
    options: { storySort: { order: ['Welcome', 'Brands', 'Blocks', 'Dialogs', 'Panels', 'Forms', 'UI'] } },
  },
  argsEnhancers: [argsFromExample],
  argTypesEnhancers: [controlsFromSchema],
  tags: ['autodocs'],
  beforeEach({ globals, parameters }) {
    const { merchant, language, state } = storySettings(globals, parameters)
    localStorage.setItem('hisLang', language)
    forgetAnswers()
    setStoryTexts(merchant.texts[language] ?? {})
    sessionStore.start(merchant.boot.site.code, merchant.boot.site.accountTypes)
    storySession(parameters['session'])
    const restoreMotion = state === 'reduced-motion' ? stillMotion() : undefined
    return () => {
      restoreMotion?.()
      sessionStore.close()
    }
  },
  render(args, { component: Part, globals, parameters, title }) {
    if (Part === undefined) throw new Error('the story names no component')
    if (title.startsWith('Forms/widgets/'))
      return <FieldStory title={title} args={args} rule={(parameters['rule'] ?? {}) as RegisterRule} />
    const part = <Part {...withPictures(args, storySettings(globals, parameters).merchant)} />
    return title.startsWith('Panels/') ? <div style={panelPlace}>{part}</div> : part
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
