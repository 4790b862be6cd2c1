import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { StoryMerchant } from 'virtual:merchants'
import { DialogHost } from '@/site/app/centres/dialog-host'
import { panelLoaders } from '@/site/app/centres/overlays'
import { SiteProviders } from '@/site/merchant/site-providers'
import { merchantIcons } from '@/contract/generated/merchant-icons'
import { PanelsProvider } from '@/site/render/panel-place'
import { MemoryRouter } from '@/site/merchant/pages/navigation'
import { PageProvider } from '@/site/merchant/pages/page-context'
import { SideMenuState } from '@/site/merchant/centres/side-menu-state'
import { storyGateway, type StoryAnswers } from './story-gateway'
import { answersIn, lengthened, type StoryState } from './story-state'

export interface StorySettings {
  readonly merchant: StoryMerchant
  /** Its code; the merchant has its texts. */
  readonly language: string
  readonly direction: 'auto' | 'ltr' | 'rtl'
  readonly scheme: 'brand' | 'light' | 'dark'
  readonly state: StoryState | undefined
  readonly answers: StoryAnswers
  /** The story's address on the site. */
  readonly path: string
  readonly bannerGroup: string | undefined
  /** Entries of the header's upper row, overriding the brand's. */
  readonly headerTop: readonly string[] | undefined
  /** Opens the side menu on every screen, not only on wide ones. */
  readonly isMenuOpen: boolean
  /** Whether the page around the part has a side menu. */
  readonly hasSideMenu: boolean
}

type BootSettings = Pick<StorySettings, 'merchant' | 'language' | 'headerTop'>

/** The site around a part: the merchant, its texts and theme, a session, and a fake gateway with example answers. */
export function StoryFrame({ settings, children }: { settings: StorySettings; children: ReactNode }) {
  const { merchant, language, state, answers, path, bannerGroup, headerTop, isMenuOpen, hasSideMenu } = settings
  const gateway = useMemo(() => storyGateway(answersIn(state, answers)), [state, answers])
  // All icons, because a control may choose one that the brand does not use.
  const boot = useMemo(
    () => ({ ...bootWith({ merchant, language, headerTop }), icons: merchantIcons }),
    [merchant, language, headerTop],
  )
  const [sideMenu] = useState(() => sideMenuState(isMenuOpen))
  const page = useMemo(() => ({ bannerGroup, hasSideMenu, sideMenu }), [bannerGroup, hasSideMenu, sideMenu])
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

/** The brand, which offers the story's language as well, and the header that the story asks for. */
function bootWith({ merchant: { boot, languages }, language, headerTop: top }: BootSettings): StoryMerchant['boot'] {
  const { order, items } = boot.site.languages
  const own = languages[language]
  const isOffered = own === undefined || order.includes(language)
  const offered = isOffered
    ? boot.site.languages
    : { items: { ...items, [language]: own }, order: [...order, language] }
  const header = top === undefined ? boot.menus.header : { ...boot.menus.header, top: [...top] }
  return { ...boot, site: { ...boot.site, languages: offered }, menus: { ...boot.menus, header } }
}

function sideMenuState(isOpen: boolean): SideMenuState {
  const state = new SideMenuState()
  if (isOpen) state.setOpen(true)
  return state
}

/**
 * Sets theme, colour scheme and direction on the document. Wraps the texts, so that the toolbar overrides what they
 * set.
 */
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

/** The story's language is used as the default. */
function languageSettings({ merchant, language, state }: StorySettings) {
  const own = merchant.texts[language] ?? {}
  const texts = state === 'long-text' ? lengthened(own) : own
  return { defaultLanguage: language, languages: merchant.languages, texts }
}
