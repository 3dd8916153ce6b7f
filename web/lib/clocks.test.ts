import { describe, expect, it } from 'vitest';
import { lastActive, messageTime, notificationGroup, notificationTime, windowTime } from './clocks.ts';

const now = new Date(2026, 10, 20, 14, 30);
const ago = (hours: number, minutes = 0, ms = 0) => new Date(now.getTime() - hours * 3_600_000 - minutes * 60_000 - ms);

describe('messageTime', () => {
  it.each([
    [ago(0), 'just-now'],
    [ago(0, 59, 59_999), 'just-now'],
    [ago(1), 'clock'],
    [ago(23, 59, 59_999), 'clock'],
    [ago(24), 'yesterday'],
    [ago(47, 59, 59_999), 'yesterday'],
    [ago(48), 'date'],
    [ago(-1), 'just-now'],
  ])('%s is %s', (at, expected) => {
    expect(messageTime(at, now)).toBe(expected);
    expect(messageTime(at.toISOString(), now)).toBe(expected);
  });
});

describe('lastActive', () => {
  it.each([
    [ago(0, 4, 59_999), { is: 'online' }],
    [ago(0, 5), { is: 'minutes', count: 5 }],
    [ago(0, 59, 59_999), { is: 'minutes', count: 59 }],
    [ago(1), { is: 'hours', count: 1 }],
    [ago(23, 59), { is: 'hours', count: 23 }],
    [ago(24), { is: 'days', count: 1 }],
    [ago(24 * 400), { is: 'days', count: 400 }],
  ])('%s', (at, expected) => {
    expect(lastActive(at, now)).toEqual(expected);
  });
});

describe('notification times and groups', () => {
  it.each([
    [ago(0), 'clock', 'today'],
    [new Date(2026, 10, 20, 0, 0), 'clock', 'today'],
    [new Date(2026, 10, 19, 23, 59), 'clock', 'yesterday'],
    [ago(23, 59, 59_999), 'clock', 'yesterday'],
    [ago(24), 'date', 'yesterday'],
    [new Date(2026, 10, 19, 0, 0), 'date', 'yesterday'],
    [new Date(2026, 10, 18, 23, 59), 'date', 'week'],
    [new Date(2026, 10, 14, 0, 0), 'date', 'week'],
    [new Date(2026, 10, 13, 23, 59), 'date', 'earlier'],
  ])('%s', (at, time, group) => {
    expect([notificationTime(at, now), notificationGroup(at, now)]).toEqual([time, group]);
  });
});

describe('windowTime', () => {
  it.each([
    [new Date(2026, 10, 19, 17, 58), '19/11/2026, 5:58 pm'],
    [new Date(2026, 0, 3, 0, 5), '3/1/2026, 12:05 am'],
    [new Date(2026, 0, 3, 12, 0), '3/1/2026, 12:00 pm'],
    [new Date(2026, 0, 3, 11, 59), '3/1/2026, 11:59 am'],
  ])('%s', (at, expected) => {
    expect(windowTime(at)).toBe(expected);
  });
});
