import { useMoneyIntent } from '@/site/money/use-money-intent'
import { usePointRewards, type PointReward } from '@/site/gateway/rewards/point-mall'
import type { PointMallProps } from '@/contract/generated/merchant-types'
import { usePageQuery } from '@/site/merchant/pages/page-query'
import { ConvertSheet } from './convert-sheet'
import { MallFilters } from './mall-filters'
import { mallQuestion } from './mall-question'
import { MallShelf } from './mall-shelf'
import { PointsOnTop } from './points-on-top'
import { ConvertOutcome, RedeemOutcome } from './point-outcome'
import { RedeemSheet } from './redeem-sheet'
import { useMallObject } from './use-mall-object'

/** The balance of points, filters, the rewards found, and the open redemption or conversion. */
export function MallDesk(props: PointMallProps) {
  const [query, change] = usePageQuery()
  const chosen = mallQuestion(query, props)
  const read = usePointRewards(chosen.request)
  const redeem = useMoneyIntent('redeemReward')
  const convert = useMoneyIntent('convertPoints')
  const mall = useMallObject()
  const opened = read.data?.content.find(({ id }) => id === mall.reward)
  const handleChoose = ({ id }: PointReward) => {
    redeem.dismiss()
    mall.choose(id)
  }
  const handleConvert = () => {
    convert.dismiss()
    mall.choose(conversion)
  }
  return (
    <>
      <PointsOnTop canConvert={props.convert} hasRecord={props.record} onConvert={handleConvert} />
      {opened === undefined && mall.reward !== conversion && (
        <>
          <RedeemOutcome form={redeem} />
          <ConvertOutcome form={convert} />
        </>
      )}
      <MallFilters {...props} chosen={chosen} onChange={change} />
      <MallShelf read={read} page={chosen.request.pageNo} onChange={change} onChoose={handleChoose} />
      {opened !== undefined && <RedeemSheet reward={opened} form={redeem} mall={mall} />}
      {props.convert && mall.reward === conversion && <ConvertSheet form={convert} onClose={mall.forget} />}
    </>
  )
}

/** Stands in place of a reward's id while the conversion of points is open. */
const conversion = ' money'
