/** Firefox's terms for what a service receives: sources (posts and chats among them), page addresses and the API key. */
export const sentDataTypes = ['websiteContent', 'browsingActivity', 'personalCommunications', 'authenticationInfo'];
