export interface NotificationSetting {
  id: string;
  label: string;
  enabled: boolean;
}

export const notificationSettings: NotificationSetting[] = [
  { id: 'comments', label: 'Comments on my posts', enabled: true },
  { id: 'mentions', label: 'Mentions of my name', enabled: true },
  { id: 'digest', label: 'Weekly digest', enabled: false },
];
