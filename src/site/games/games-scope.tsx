import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { GamesProvider, type Games } from './games-context'
import { useVendorName } from '@/site/elements/vendors/vendor-name'
import { unavailableReason } from './game-state'
import { useFavouriteGames } from '@/site/gateway/games/favourite-games'
import { gameId, type GameCard } from '@/site/gateway/games/games'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { useFeatures } from '@/site/merchant/features'
import { usePrepare } from '@/site/merchant/actions/intent'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { useSite } from '@/site/merchant/site-context'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { showToast } from '@/site/ui/notices/toast'
import { useLaunch } from './launch/use-launch'
import { useSignedInFirst } from '@/site/merchant/sign-in/signed-in-first'

const ChoosePlay = lazyPart('choose-play', () => import('./choose-play').then((part) => part.ChoosePlay))

/** Provides the game tiles below with their actions: opening a game and marking it as a favourite. */
export function GamesScope({ children }: { children: ReactNode }) {
  const [asked, ask] = useState<GameCard>()
  const launch = useLaunch()
  const { role } = useSession()
  const t = useText()
  const vendorName = useVendorName()
  const pictureAddress = usePictureAddress()
  const prepare = usePrepare()
  const { byIframe } = useSite().routes.paths
  const { marked, turn } = useFavouriteGames()

  const toggle = useSignedInFirst((game: GameCard) => {
    const { vassalage: vendor, gameType } = game
    turn({ nodeId: gameId(game), vendor, gameType }).catch(() => {
      showToast(t('game.favouriteFailed'), 'alert-triangle')
    })
  })
  const hasFeature = useFeatures()
  // A visitor has to sign in first, where possible with a trial account, and a trial account has no choice.
  const hasChoice = role === 'guest' ? hasFeature('FREEPLAY3') : role !== 'trial'
  const open = useCallback(
    (game: GameCard) => {
      if (hasChoice && game.demo === true && unavailableReason(game) === undefined) ask(game)
      else void launch(game)
    },
    [hasChoice, launch],
  )
  const games = useMemo(
    (): Games => ({
      open,
      prepare: () => prepare({ action: 'navigate', to: byIframe, query: {} }),
      turn: toggle,
      isMarked: (game) => marked?.has(gameId(game)) ?? false,
      vendorName,
      pictureAddress,
    }),
    [open, prepare, byIframe, toggle, marked, vendorName, pictureAddress],
  )
  return (
    <GamesProvider value={games}>
      {children}
      {asked !== undefined && (
        <Suspense>
          <ChoosePlay
            game={asked}
            onClose={() => ask(undefined)}
            onChoose={(mode) => {
              ask(undefined)
              void launch(asked, mode)
            }}
          />
        </Suspense>
      )}
    </GamesProvider>
  )
}
