export { type DateStyle, dateText } from '../../domain/time/dateText.ts'
