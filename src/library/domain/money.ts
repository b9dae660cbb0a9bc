export {
  type AmountLook,
  type Money,
  type MoneyStyle,
  moneyFormat,
} from '../../domain/money/money.ts'
