import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { offerRetryRequested } from '../../application/booking/offer/offer.slice.ts'
import { goodsTypeChosen } from '../../application/booking/order/orderReview.slice.ts'
import { modalClosed } from '../../application/modal/modal.slice.ts'
import type { GoodsType } from '../../domain/booking/goodsType.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { useAppDispatch } from '../app/store.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { Coming } from '../app/waiting/Coming.tsx'
import { Button } from '../design/Button.tsx'
import choice from '../design/Choice.module.css'
import { classes } from '../design/classes.ts'
import { Dialog } from '../design/Dialog.tsx'
import { Icon } from '../design/Icon.tsx'
import { goodsIllustration } from '../design/illustrations/goods/goodsIllustration.ts'
import { Notice } from '../design/Notice.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import css from './GoodsSheet.module.css'
import { useBookingSelector } from './useBookingSelector.ts'

const rows = [1, 2, 3, 4, 5, 6]

const useChosen = () =>
  useBookingSelector(({ orderReview }) =>
    orderReview.status === 'reviewing' ? orderReview.draft.goodsType : null,
  )

/** A button, not a radio: one tap chooses and closes, but an arrow key must not choose. */
const Goods = ({ goods }: { readonly goods: GoodsType | null }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isChosen = useChosen() === (goods?.key ?? null)
  const text = goods === null ? t('booking.goods.anyText') : goods.description
  return (
    <button
      type="button"
      className={classes(choice.choice, css.goods)}
      aria-pressed={isChosen}
      onClick={() => {
        dispatch(goodsTypeChosen(goods?.key ?? null))
        dispatch(modalClosed())
      }}
    >
      <span className={css.picture}>{createElement(goodsIllustration(goods?.key ?? null))}</span>
      <span className={css.words}>
        <span className={css.name}>{goods?.name ?? t('booking.goods.any')}</span>
        {text !== '' && <span className={css.text}>{text}</span>}
      </span>
      {isChosen && (
        <span className={css.sign}>
          <Icon name="check" />
        </span>
      )}
    </button>
  )
}

const waiting = (
  <Coming what="booking.goods.loading">
    <div className={css.list}>
      {rows.map((row) => (
        <Skeleton key={row} shape="field" />
      ))}
    </div>
  </Coming>
)

const List = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const goods = useBookingSelector(({ offer }) => offer.goods)
  switch (goods.status) {
    case 'idle':
    case 'loading':
      return waiting
    case 'failed':
      return (
        <Notice
          kind="error"
          title={t('booking.goods.failed')}
          action={
            <Button variant="text" compact onClick={() => dispatch(offerRetryRequested())}>
              {t('app.action.retry')}
            </Button>
          }
        >
          {remoteErrorText(t, goods.error)}
        </Notice>
      )
    case 'loaded':
      return (
        <div className={css.list}>
          {goods.goodsTypes.map((each) => (
            <Goods key={each.key} goods={each} />
          ))}
          <Goods goods={null} />
        </div>
      )
  }
}

/** The goods types. The chosen one filters and sorts the vehicles. */
export const GoodsSheet = ({ onClose }: { readonly onClose: () => void }) => {
  useBackCloses(true, onClose)
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('booking.goods.title')}
      closeLabel={t('app.action.close')}
      placement="sheet"
    >
      <List />
    </Dialog>
  )
}
