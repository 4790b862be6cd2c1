import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { StoryMerchant } from 'virtual:merchants'
import { DialogHost } from '@/app/dialog-host'
import { panelLoaders } from '@/app/overlays'
import { SiteProviders } from '@/flows/site-providers'
import { merchantIcons } from '@/generated/merchant-icons'
import { PanelsProvider } from '@/render/panel-place'
import { MemoryRouter } from '@/site/navigation'
import { PageProvider } from '@/site/page-context'
import { SideMenuState } from '@/site/side-menu-state'
import { storyGateway, type StoryAnswers } from './story-gateway'
import { answersIn, lengthened, type StoryState } from './story-state'

export interface StorySettings {
  readonly merchant: StoryMerchant
  readonly language: string
  readonly direction: 'auto' | 'ltr' | 'rtl'
  readonly scheme: 'brand' | 'light' | 'dark'
  readonly state: StoryState | undefined
  readonly answers: StoryAnswers
  /** Address that the story stands at. */
  readonly path: string
  readonly bannerGroup: string | undefined
}

/** The site around a part: the merchant, its texts and theme, a session, and a server that gives example answers. */
export function StoryFrame({ settings, children }: { settings: StorySettings; children: ReactNode }) {
  const { merchant, state, answers, path, bannerGroup } = settings
  const gateway = useMemo(() => storyGateway(answersIn(state, answers)), [state, answers])
  // A control may choose an icon that the brand does not name.
  const boot = useMemo(() => ({ ...merchant.boot, icons: merchantIcons }), [merchant])
  const [sideMenu] = useState(() => new SideMenuState())
  const page = useMemo(() => ({ bannerGroup, hasSideMenu: true, sideMenu }), [bannerGroup, sideMenu])
  return (
    <StoryDocument settings={settings}>
      <MemoryRouter initialEntries={[path]}>
        <SiteProviders boot={boot} language={languageSettings(settings)} gateway={gateway}>
          <PanelsProvider value={panelLoaders}>
            <PageProvider value={page}>{children}</PageProvider>
          </PanelsProvider>
          <DialogHost />
        </SiteProviders>
      </MemoryRouter>
    </StoryDocument>
  )
}

/** Theme, scheme and direction stand on the document. Set here, around the texts, so that the toolbar has the last word. */
function StoryDocument({ settings, children }: { settings: StorySettings; children: ReactNode }) {
  const { merchant, direction, scheme } = settings
  useEffect(() => {
    const style = document.createElement('style')
    style.textContent = merchant.css
    document.head.append(style)
    return () => style.remove()
  }, [merchant])
  useEffect(() => {
    const root = document.documentElement
    if (direction !== 'auto') root.dir = direction
    if (scheme === 'brand') delete root.dataset['scheme']
    else root.dataset['scheme'] = scheme
  }, [direction, scheme])
  return children
}

/** The chosen language is the one to start with. */
function languageSettings({ merchant, language, state }: StorySettings) {
  const { boot, texts } = merchant
  const known = language in texts ? language : boot.site.defaultLanguage
  const own = texts[known] ?? boot.texts
  return { defaultLanguage: known, texts: state === 'long-text' ? lengthened(own) : own }
}
