import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'
import { PlayerPicture } from '@/site/elements/player/player-picture'
import { useText } from '@/site/i18n/language'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { CopyableName } from './copyable-name'

/** Side length of the picture in rem. */
const pictureSize = 4.5

/** The player's picture and sign-in name, with skeletons until they are known. */
export function SignInName({ account }: { account: string | undefined }) {
  const t = useText()
  return (
    <>
      <Row>
        {account === undefined ? <PicturePlace /> : <PlayerPicture account={account} size={pictureSize} />}
        <dl>
          <dt>{t('security-center.signInName')}</dt>
          <dd>{account === undefined ? <SkeletonBar /> : <CopyableName account={account} />}</dd>
        </dl>
      </Row>
      <PanelHint>{t('security-center.signInHint')}</PanelHint>
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem;

  > dl {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  dd {
    display: grid;
    align-items: center;
    min-block-size: 2.75rem;
  }
`

const PicturePlace = styled(SkeletonBar)`
  flex: none;
  inline-size: ${pictureSize}rem;
  block-size: ${pictureSize}rem;
  border-radius: max(var(--radius-control), 2px);
`
