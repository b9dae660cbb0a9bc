export { type Money, type MoneyStyle, moneyFormat } from '../../domain/money/money.ts'
